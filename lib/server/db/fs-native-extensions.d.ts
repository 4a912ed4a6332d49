declare module 'fs-native-extensions' {
  /** Takes an exclusive lock of the whole file, held by the open file description. False if another one holds it. */
  export function tryLock(fd: number): boolean;
}
