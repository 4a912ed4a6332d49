import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenOnline } from './when-online';

/** A lazy component whose code loads on first render, once online. Shows `waiting` until then. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => {
    await whenOnline();
    return { default: await load() };
  });
  return function Later(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
