import { sql, type Kysely } from 'kysely';

/**
 * After this migration, `updated_at` of a new machine is null until its owner changes the machine. Spec 2: Auth page.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table machine alter column updated_at drop default, alter column updated_at drop not null`.execute(
    db,
  );
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`update machine set updated_at = now() where updated_at is null`.execute(db);
  await sql`alter table machine alter column updated_at set default now(), alter column updated_at set not null`.execute(
    db,
  );
}
