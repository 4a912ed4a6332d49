import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenOnline } from './when-online';

/** A part whose code is fetched when it is first drawn, once there is a connection; `waiting` stands there until then. */
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
