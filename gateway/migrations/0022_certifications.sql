CREATE TABLE "certifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"auth_type" text NOT NULL,
	"state" text NOT NULL,
	"name" text,
	"id_type" text,
	"id_no" text,
	"channel" text,
	"reject_reason" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "certifications_once" UNIQUE("user_id","type"),
	CONSTRAINT "certifications_name_persons" CHECK ("certifications"."type" <> 'PERSON' OR "certifications"."id_no" IS NOT NULL),
	CONSTRAINT "certifications_are_decided" CHECK (("certifications"."state" = 'REVIEWING') = ("certifications"."decided_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certifications_by_time" ON "certifications" USING btree ("created_at");