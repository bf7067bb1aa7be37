import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/**
 * A bytea column as Buffer; PGlite returns Uint8Array. Written as base64, since PGlite takes 0.3 s per megabyte of a binary
 * parameter.
 */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value): SQL => sql`decode(${value.toString('base64')}, 'base64')`,
});
