'use client';

import { createContext, type ReactNode, use, useEffect } from 'react';
import { Elsewhere } from '@/components/feedback/elsewhere';
import { toast } from '@/components/ui/toast';
import { withStorage } from '@/lib/client/browser-storage';
import { useLanguage } from '@/lib/language/use-language';

const FrameScope = createContext('');

/** The scope that this tab left by a reload. */
const leftKey = 'left-scope';

type FrameProps = { scope: string; workspace: string; children: ReactNode };

/** The scope that the dashboard's frame shows. After a reload by `SameScope`, a notice says what it shows now. */
export function FrameScopeProvider({ scope, workspace, children }: FrameProps) {
  const { t } = useLanguage();
  useEffect(() => {
    const left = withStorage(() => sessionStorage.getItem(leftKey), null);
    if (left === null) return;
    withStorage(() => sessionStorage.removeItem(leftKey), undefined);
    if (left !== scope)
      toast(t('layout.scope.now', { workspace }), { description: t('layout.scope.changed') });
  }, [scope, workspace, t]);
  return <FrameScope value={scope}>{children}</FrameScope>;
}

/** Shows a page in the frame of its own scope. In any other frame it loads the frame again instead. */
export function SameScope({ scope, children }: { scope: string; children: ReactNode }) {
  const frame = use(FrameScope);
  return frame === scope ? children : <LoadFrameAgain left={frame} />;
}

function LoadFrameAgain({ left }: { left: string }) {
  const { t } = useLanguage();
  useEffect(() => {
    withStorage(() => sessionStorage.setItem(leftKey, left), undefined);
    window.location.reload();
  }, [left]);
  return <Elsewhere message={t('layout.scope.changed')} />;
}
