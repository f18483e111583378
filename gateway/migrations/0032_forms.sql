CREATE TABLE "entrance_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"entrance_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"entry_code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"checked_in_at" bigint,
	CONSTRAINT "entrance_registrations_once" UNIQUE("user_id","entrance_id")
);
--> statement-breakpoint
CREATE TABLE "registration_quotas" (
	"session_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"open_show_id" text NOT NULL,
	"session_id" text NOT NULL,
	"places" integer NOT NULL,
	"attendees" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"state" text NOT NULL,
	"reject_reason" text,
	"entry_code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "registrations_take_places" CHECK ("registrations"."places" > 0)
);
--> statement-breakpoint
ALTER TABLE "entrance_registrations" ADD CONSTRAINT "entrance_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_by_user" ON "registrations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "registrations_by_session" ON "registrations" USING btree ("session_id") WHERE "registrations"."state" NOT IN ('REJECTED', 'CANCELED');--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_one_open" ON "registrations" USING btree ("user_id","open_show_id") WHERE "registrations"."state" NOT IN ('REJECTED', 'CANCELED');