import { useMutation } from '@tanstack/react-query';
import type { SettingsApi } from '@/features/settings/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<SettingsApi>();

/** Sends a test to the member's own address. */
export const useTestMail = () => useMutation({ mutationFn: () => api.call('POST /api/mail/tests', {}) });
