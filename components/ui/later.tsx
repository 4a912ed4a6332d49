import { type ComponentType, lazy, Suspense } from 'react';
import { whenOnline } from './when-online';

/** A lazy component whose code loads on first render, once online. Shows `Waiting` until then. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    await whenOnline();
    return { default: await load() };
  });
  return function Later(props: Props) {
    return (
      <Suspense fallback={Waiting ? <Waiting {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
