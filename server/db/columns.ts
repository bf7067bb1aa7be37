import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/**
 * A bytea column read and written as Buffer; PGlite hands out Uint8Array, pg hands out Buffer. Written as base64 that
 * the database decodes: PGlite takes 0.3 s for each megabyte of a binary parameter.
 */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value): SQL => sql`decode(${value.toString('base64')}, 'base64')`,
});
