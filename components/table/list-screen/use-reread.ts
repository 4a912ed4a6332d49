'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { sendJson } from '@/lib/client/fetch-json';
import { useLanguage } from '@/lib/language/use-language';

/** Refreshes a list from the API. A POST to `path` starts the refresh; `key` names the queries that it makes stale. */
export function useReread(path: string, key: QueryKey) {
  const client = useQueryClient();
  const { t } = useLanguage();
  const [rereading, setRereading] = useState(false);
  const reread = async () => {
    setRereading(true);
    try {
      await sendJson('POST', path);
      await client.invalidateQueries({ queryKey: key });
    } catch {
      toast(t('table.list.notRefreshed'), { tone: 'negative' });
    } finally {
      setRereading(false);
    }
  };
  return { reread, rereading };
}
