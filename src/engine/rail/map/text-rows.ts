/** The rows of a table that is written as text, each as its parts between the bars; empty lines only divide them. */
export const textRows = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => line.split('|').map(part => part.trim()));
