import type { createDocument } from 'zod-openapi';

/** The description of the interface. */
export type ApiDocument = ReturnType<typeof createDocument>;
