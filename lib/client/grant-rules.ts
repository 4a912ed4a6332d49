import { queryOptions } from '@tanstack/react-query';
import type { OrderApi } from '@/lib/api/order-api';
import { clientOf } from './api';

const api = clientOf<OrderApi>();

/** What the workspace allows of new tokens, live addresses and shared pages. */
export const grantRulesOptions = () => queryOptions(api.read('GET /api/grant-rules', {}));
