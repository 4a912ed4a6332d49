/** Shows the progress of a long step: an updating line on a terminal, otherwise a line per tenth. */
export function showProgress(title: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (process.stdout.isTTY) {
      const end = done === total ? '\n' : '';
      process.stdout.write(`\r${title} ${Math.floor((done / total) * 100)} %${end}`);
    } else if (tenth !== shown) {
      console.log(`${title} ${tenth * 10} %`);
    }
    shown = tenth;
  };
}
