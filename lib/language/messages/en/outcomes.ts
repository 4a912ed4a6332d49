export const outcomes = {
  askAgain: 'Ask again',
  openHistory: 'Open history',
  openConnections: 'Open Connections',
  product: '“{product}”',
  productOn: '“{product}” on {marketplace}',
  connectionLost: {
    title: 'Your connection was lost',
    text: 'Press Create link again when you are online. The same request never creates a second link.',
  },
  unknown: {
    title: 'The outcome is unknown',
    text: '{why} The link may exist. We send it again only if you ask.',
    conflict: 'The same link was requested before, and the API did not answer.',
    internal: 'Something went wrong on our side while creating the link.',
    timeout: 'The API did not answer in time.',
  },
  noPermission: {
    title: 'No permission for this product',
    text: 'The creator of this key cannot create links for {product}. A link needs an active product and an active partnership with its brand.',
  },
  notFound: {
    title: 'Product not found',
    text: 'The API does not know {product}. Check the id.',
    textOn: 'The API does not know {product}. Check the id and the marketplace.',
  },
  contentType: {
    title: 'The API did not accept the request as JSON',
    text: 'A proxy may have changed the request. No link was created. Contact the API’s operator.',
  },
  invalid: {
    title: 'Check what you entered',
    refused: 'The API rejected the request',
    unnamed: 'It says “{message}”, without naming a field.',
  },
  signedOut: {
    title: 'You are signed out',
    text: 'Sign in again; nothing was sent.',
  },
  forbidden: 'You cannot create links here',
  keyMissing: 'No creator key is in use',
  keyRefused: {
    title: 'The API rejected your creator key',
    text: 'No link was created. Replace the key in Settings, Connections, then try again.',
  },
  throttled: {
    title: 'Not sent yet',
    text: '{message} It can be tried again in {seconds, number} s.',
  },
  tooLarge: 'Too many requests',
  elsewhere: 'Nothing was sent',
  chooseMarketplace: {
    title: 'Choose the marketplace',
    several: 'The API rejected the request. {product} is sold on several marketplaces.',
    sharedid: 'The API rejected the request. Only products on {storefront} take a shared id.',
  },
  sharedid: {
    title: 'The API rejected the shared id',
    text: 'Leave it out, or use letters and digits only.',
  },
} as const;
