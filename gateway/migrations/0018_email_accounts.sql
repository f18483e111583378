CREATE TABLE "account_cancellations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "email_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"last_sent_at" bigint NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"tries_since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"scene" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"nickname" text,
	CONSTRAINT "mailed_secrets_by_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"set_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "method" text DEFAULT 'CELLPHONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_cancellations" ADD CONSTRAINT "account_cancellations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_secrets_by_email" ON "mailed_secrets" USING btree ("email","scene","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_one_email" ON "identities" USING btree ("user_id") WHERE "identities"."kind" = 'EMAIL';