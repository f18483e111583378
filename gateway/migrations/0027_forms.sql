CREATE TABLE "work_permits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"area_code" text NOT NULL,
	"cellphone" text NOT NULL,
	"id_type" text NOT NULL,
	"id_no" text NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"areas" jsonb NOT NULL,
	"photo" text NOT NULL,
	"answers" jsonb NOT NULL,
	"state" text NOT NULL,
	"reject_reason" text,
	"entry_code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "work_permits_are_decided" CHECK (("work_permits"."state" = 'APPLYING') = ("work_permits"."decided_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_permits_by_user" ON "work_permits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_permits_one_open" ON "work_permits" USING btree ("user_id","project_id","id_type","id_no") WHERE "work_permits"."state" <> 'REJECTED';