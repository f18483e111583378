CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"title_type" text NOT NULL,
	"title" text NOT NULL,
	"cents" integer NOT NULL,
	"taxpayer_id" text,
	"bank_name" text,
	"bank_account" text,
	"address" text,
	"phone_no" text,
	"content_type" text NOT NULL,
	"contact_type" text NOT NULL,
	"contact" text NOT NULL,
	"shipping_address" jsonb,
	"express_no" text,
	"reject_reason" text,
	"created_at" bigint NOT NULL,
	"issued_at" bigint,
	CONSTRAINT "invoices_positive" CHECK ("invoices"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "allowed_messages" DROP CONSTRAINT "allowed_messages_user_id_scene_pk";--> statement-breakpoint
ALTER TABLE "allowed_messages" ADD CONSTRAINT "allowed_messages_user_id_scene_open_id_pk" PRIMARY KEY("user_id","scene","open_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_user" ON "invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_living" ON "invoices" USING btree ("order_id") WHERE "invoices"."state" IN ('APPLYING', 'SUCCESS');
--> statement-breakpoint
-- Reminders that were set before their way and time could be chosen: by SMS, half an hour ahead, once the sale is known.
INSERT INTO "sale_reminders" ("user_id", "show_id", "method", "ahead_minutes", "remind_type", "remind_at", "is_open", "locale")
  SELECT s."user_id", s."target_id", 'SMS', 30, 'SALE', NULL, true, coalesce(u."message_language", 'zh-CN')
  FROM "subscriptions" s JOIN "users" u ON u."id" = s."user_id" WHERE s."target_type" = 'SHOW'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "subscriptions" WHERE "target_type" = 'SHOW';
