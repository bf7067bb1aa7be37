import { customType } from 'drizzle-orm/pg-core';

/** A bytea column read and written as Buffer; PGlite hands out Uint8Array, pg hands out Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value) => value,
});
