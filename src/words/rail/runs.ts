/** What is said of routes while they are changed. */
export interface RunWords {
  readonly train: (name: string) => string;
  readonly unfinished: string;
  readonly best: (sum: string) => string;
  readonly less: (sum: string, less: string, best: string) => string;
  readonly tooLittle: (sum: string, less: string, best: string) => string;
  readonly faulty: (sum: string, best: string) => string;
}
