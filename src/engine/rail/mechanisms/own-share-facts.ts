/** What a company does with its own shares; `price` is what all bring or cost. */
export type OwnShareFact =
  | {
      readonly kind: 'shares-issued';
      readonly company: string;
      readonly percent: number;
      readonly price: number;
    }
  | {
      readonly kind: 'share-redeemed';
      readonly company: string;
      readonly percent: number;
      readonly price: number;
    };

/** Whether it does anything with them. */
export type OwnShareAsk = { readonly kind: 'own-shares'; readonly company: string };
