import { queryOptions } from '@tanstack/react-query';
import type { WorkspacesApi } from '@/features/workspaces/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<WorkspacesApi>();

export const workspacesOptions = () => queryOptions(api.read('GET /api/workspaces', {}));
