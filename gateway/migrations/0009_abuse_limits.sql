CREATE TABLE "code_numbers" (
	"area_code" text NOT NULL,
	"cellphone" text NOT NULL,
	"last_sent_at" bigint NOT NULL,
	CONSTRAINT "code_numbers_area_code_cellphone_pk" PRIMARY KEY("area_code","cellphone")
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "logins_by_refresh";--> statement-breakpoint
DROP INDEX "logins_by_previous_refresh";--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "renewal_nonce" text;