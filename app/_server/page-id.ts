import { toId } from '@/lib/contract/uuid';

/** The id in a page's path, as it is stored. */
export const readPageId = async (params: Promise<{ id: string }>): Promise<string> => toId((await params).id);
