/** The first of three ports. Another checkout on the same machine needs different ones. */
const firstPort = Number(process.env.E2E_PORT || 3210);

const server = (nth: number, folder: string) => {
  const port = String(firstPort + nth);
  return { port, folder, url: `http://localhost:${port}` };
};

/** A dashboard with the embedded platform. */
export const embedded = server(0, '.data-e2e/embedded');

/** A dashboard that uses `platform` over HTTP. */
export const remote = server(1, '.data-e2e/remote');

export const platform = server(2, remote.folder);

/** The owner of `remote`'s first workspace, with keys of `platform`. */
export const admin = {
  email: 'owner@example.com',
  password: 'correct horse battery staple',
  sellerKey: 'pd_seller_e2e_0123456789abcdef0123456789abcdef',
  creatorToken: 'pd_creator_e2e_0123456789abcdef0123456789abcdef',
};
