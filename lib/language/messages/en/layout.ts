export const layout = {
  skip: 'Skip to content',
  start: 'Go to the start',
  breadcrumb: 'Breadcrumb',
  missing: 'It may have been removed, or the address is incomplete.',
  searchFinds: 'The search (⌘K or Ctrl K) finds every page.',
  sections: {
    sales: 'Sales',
    money: 'Money',
    creators: 'Creators',
    links: 'Links',
  },
  parts: {
    workspace: 'Workspace',
    money: 'Money',
    developers: 'Developers',
    you: 'You',
    server: 'Server',
    active: 'Active',
    desk: 'Desk',
    program: 'Program',
    recruits: 'Recruits',
    create: 'Create',
    history: 'History',
    earnings: 'Earnings',
    health: 'Health',
  },
  inbox: {
    scheduled: 'Scheduled',
    shared: 'Shared',
  },
  navigation: {
    main: 'Main',
    title: 'Navigation',
    open: 'Open navigation',
    close: 'Close navigation',
  },
  sidebar: {
    expand: 'Expand sidebar',
    collapse: 'Collapse sidebar',
  },
  theme: {
    title: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  account: {
    of: 'Account of {name}',
    yours: 'Your account',
    signOut: 'Sign out',
  },
  workspace: {
    title: 'Workspace',
    all: 'Workspaces',
    switch: 'Workspace {name}, switch',
    switchTo: 'Switch to',
  },
  scope: {
    now: 'This tab now shows {workspace}',
    changed: 'The workspace, the account or your role changed since this tab was loaded.',
  },
  offline: {
    title: 'You are offline.',
    reading: 'You see the figures loaded so far. They update when you are back online.',
    blocked: 'You can keep reading this page. Other pages and changes need a connection.',
  },
  failure: {
    title: 'This page could not load',
    part: 'Part of this page did not load',
    logged: 'We logged the error under the id below.',
    nothingLost: 'Nothing you entered elsewhere is lost.',
    ours: 'The fault is in Partnerdeck. The log has it under {id}.',
    browser:
      'Part of the page did not load or failed in this browser. Nothing you entered elsewhere is lost.',
  },
  largestFalls: 'Largest falls',
  palette: {
    title: 'Search or jump to',
    searchAll: 'Search pages, brands, products, creators…',
    searchPages: 'Search pages and actions…',
    results: 'Results',
    noMatches: 'No matches for “{text}”.',
    searching: 'Searching…',
    failed: 'The search did not answer. Pages and actions still work.',
    unread: 'Not searched because the API did not answer: {lists}.',
    pages: 'Pages',
    actions: 'Actions',
    kinds: {
      brands: 'Brands',
      products: 'Products',
      creators: 'Creators',
      campaigns: 'Campaigns',
    },
    lists: {
      brands: 'brands',
      products: 'products',
      creators: 'creators',
      campaigns: 'campaigns',
    },
    export: {
      label: 'Export: {page}',
      keywords: 'download file csv excel parquet spreadsheet',
    },
    action: {
      link: {
        label: 'Create a link',
        keywords: 'new make affiliate',
      },
      outOfStock: {
        label: 'Products clicked but out of stock',
        keywords: 'findings',
      },
      fallingCreators: {
        label: 'Creators who lost most',
        keywords: 'fall drop decline change worst',
      },
      fallingProducts: {
        label: 'Products that lost most',
        keywords: 'fall drop decline change worst',
      },
      fallingBrands: {
        label: 'Brands that lost most',
        keywords: 'fall drop decline change worst',
      },
      recruit: {
        label: 'Creators to recruit',
        keywords: 'unclaimed program',
      },
      addMargin: {
        label: 'Add a margin',
        keywords: 'new percent profit',
      },
      importMargins: {
        label: 'Import margins',
        keywords: 'csv file upload',
      },
      addPartner: {
        label: 'Add a partner',
        keywords: 'new creator recruit prospect desk',
      },
      importPartners: {
        label: 'Import partners',
        keywords: 'csv file upload desk recruits',
      },
      addCost: {
        label: 'Add a cost',
        keywords: 'new fee sample retainer tool expense',
      },
      importCosts: {
        label: 'Import costs',
        keywords: 'csv file upload',
      },
      importCredits: {
        label: 'Import bonus credits',
        keywords: 'csv file upload brb credited',
      },
      addGoal: {
        label: 'Add a goal',
        keywords: 'new target month quarter plan',
      },
      addSellerKey: {
        label: 'Add a seller key',
        keywords: 'new api key token connect',
      },
      addCreatorKey: {
        label: 'Add a creator key',
        keywords: 'new api key token connect',
      },
      invite: {
        label: 'Invite a member',
        keywords: 'add person team user invitation',
      },
      newWorkspace: {
        label: 'New workspace',
        keywords: 'create add',
      },
      apiReference: {
        label: 'API reference',
        keywords: 'documentation openapi developers',
      },
    },
  },
  shortcuts: {
    title: 'Keyboard',
    goTo: 'Go to',
    everywhere: 'Everywhere',
    inTable: 'In a table',
    inChart: 'In a chart',
    shortcuts: 'Show keyboard shortcuts',
    table: {
      search: 'Search the table',
      move: 'Move',
      openRow: 'Open the row',
      selectRow: 'Select the row',
      rowMenu: 'Menu of the row',
      sort: 'Sort by the column, in the header',
      menu: 'Column menu, in the header',
      width: 'Column width, in the header',
      selectAll: 'Select all rows',
      ends: 'First and last row',
    },
    chart: {
      move: 'Move',
      openDay: 'Open the day',
      notes: 'Previous and next note',
      addNote: 'Add a note',
      selectDays: 'Select days for a note',
    },
  },
  detail: {
    listFailed: 'The list could not be loaded.',
    rankingFailed: 'Could not load.',
    trendFailed: 'The trend could not be loaded',
    clicksAndConversions:
      '{clicks, plural, one {# click} other {# clicks}} · {conversions, plural, one {# conversion} other {# conversions}}',
    rankingIn: '{title}, {currency}',
    rankings: {
      product: {
        title: 'Products',
        empty: 'No sales or clicks in this range.',
        more: '{count, plural, one {# product} other {# products}} more',
      },
      link: {
        title: 'Links',
        empty: 'No clicks in this range.',
        more: '{count, plural, one {# link} other {# links}} more',
      },
      creator: {
        title: 'Creators who sell it',
        empty: 'No clicks or sales in this range.',
        more: '{count, plural, one {# creator} other {# creators}} more',
      },
    },
    trend: {
      compared: 'Compared with the previous period.',
      days: 'Days in UTC',
      metric: 'Metric',
    },
  },
} as const;
