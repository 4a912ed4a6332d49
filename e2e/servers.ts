/** The first of three ports; another checkout on the same machine takes others. */
const firstPort = Number(process.env.E2E_PORT || 3210);

const server = (nth: number, folder: string) => {
  const port = String(firstPort + nth);
  return { port, folder, url: `http://localhost:${port}` };
};

/** A dashboard with the platform inside. */
export const embedded = server(0, '.data-e2e/embedded');

/** A dashboard that reaches `platform` over HTTP. */
export const remote = server(1, '.data-e2e/remote');

export const platform = server(2, remote.folder);

/** The owner of the first workspace of `remote`, with keys that `platform` knows. */
export const admin = {
  email: 'owner@example.com',
  password: 'correct horse battery staple',
  sellerKey: 'pd_seller_e2e_0123456789abcdef0123456789abcdef',
  creatorToken: 'pd_creator_e2e_0123456789abcdef0123456789abcdef',
};
