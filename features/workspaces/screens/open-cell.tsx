'use client';

import { type ReactNode, useActionState } from 'react';
import type { FormAction } from '@/components/form/use-form';
import { cn } from '@/lib/base/class-names';

type Props = {
  /** The action that switches the session to a workspace, and opens a path there. */
  open: FormAction;
  workspace: { id: string; name: string };
  path: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens a page of a workspace. Works without scripts. Screen readers get the workspace's name first. */
export function OpenCell({ open, workspace: { id, name }, path, className, children }: Props) {
  const [state, submit] = useActionState(open, {});
  return (
    <form action={submit} className="min-w-0">
      <input type="hidden" name="workspaceId" value={id} />
      <input type="hidden" name="path" value={path} />
      <button
        type="submit"
        className={cn(
          'max-w-full rounded text-left hover:underline touch:min-h-11 touch:min-w-11',
          className,
        )}
      >
        <span className="sr-only">{name}: </span>
        {children}
      </button>
      {state.message ? (
        <p role="alert" className="text-xs text-negative">
          {state.message}
        </p>
      ) : null}
    </form>
  );
}
