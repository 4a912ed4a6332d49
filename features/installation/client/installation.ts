import { queryOptions } from '@tanstack/react-query';
import type { InstallationApi } from '@/features/installation/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<InstallationApi>();

export const installationOptions = () => queryOptions(api.read('GET /api/installation', {}));
