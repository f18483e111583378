CREATE TABLE "short_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"params" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"user_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	"show_id" text NOT NULL,
	"page_source" text NOT NULL,
	"read_at" bigint NOT NULL,
	CONSTRAINT "notice_reads_user_id_announcement_id_show_id_pk" PRIMARY KEY("user_id","announcement_id","show_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "distributor_id" text;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;