import type { Browser, Page } from 'playwright';

const categories = ['-*', 'disabled-by-default-devtools.timeline', '__metadata'];

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** In milliseconds. `cpu` excludes the time when other threads had the core. */
type Task = { whole: number; cpu: number };

/** Main-thread tasks of the page while `act` runs, longest first. */
export async function traceTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const mains = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`);
  const tasks = new Map<string, Task[]>(mains.map((main) => [main, []]));
  for (const { name, ph, pid, tid, dur = 0, tdur = 0 } of trace.traceEvents) {
    if (name !== 'RunTask' || ph !== 'X') continue;
    tasks.get(`${pid}/${tid}`)?.push({ whole: dur / 1_000, cpu: tdur / 1_000 });
  }
  // The busiest page is the one that scrolls.
  const [busiest = []] = [...tasks.values()].sort((a, b) => sum(b) - sum(a));
  return busiest.sort((a, b) => b.whole - a.whole);
}

const sum = (tasks: readonly Task[]) => tasks.reduce((total, { whole }) => total + whole, 0);
