/** Thrown by rules that come to something which is left blank in a position made of a view. */
export class HiddenNeeded extends Error {
  constructor() {
    super('something hidden decides');
    this.name = 'HiddenNeeded';
  }
}
