import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Attributes = { mode?: number };
type NodeOps = { setattr: (node: unknown, attributes: Attributes) => void };

/** A folder whose files only their owner can read. By default, PGlite sets file modes regardless of the umask. */
export class OwnerOnlyFiles extends NodeFS {
  override async init(client: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(client, options);
    const narrow = (module: { NODEFS: object }) => {
      const operations: NodeOps = Reflect.get(module.NODEFS, 'node_ops');
      const { setattr } = operations;
      operations.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), narrow] } };
  }
}
