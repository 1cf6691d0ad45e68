/** What we use of the package, which comes without types. */
declare module 'fs-native-extensions' {
  interface Range {
    readonly shared?: boolean;
  }
  /** Of the whole file; false when somebody else's lock is in the way. */
  export function tryLock(fd: number, options?: Range): boolean;
  export function unlock(fd: number): void;
}
