DROP TABLE "email_addresses" CASCADE;--> statement-breakpoint
DROP TABLE "code_numbers" CASCADE;--> statement-breakpoint
ALTER TABLE "vendor_accounts" ADD COLUMN "seen_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_secrets" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "verify_codes" DROP COLUMN "tries";