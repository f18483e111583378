ALTER TABLE "sale_reminders" ADD COLUMN "remind_type" text DEFAULT 'SALE' NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_reminders" ALTER COLUMN "remind_type" DROP DEFAULT;--> statement-breakpoint
-- Words without a time were promised and never sent.
ALTER TABLE "sale_reminders" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "sale_reminders" SET "is_open" = "remind_at" IS NOT NULL OR "words" LIKE '%于  开售' OR "words" LIKE '%於  開售' OR "words" LIKE '% at ';--> statement-breakpoint
ALTER TABLE "sale_reminders" ALTER COLUMN "is_open" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sale_reminders" ADD COLUMN "locale" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
UPDATE "sale_reminders" SET "locale" = CASE WHEN "words" LIKE '"%' THEN 'en-US' ELSE 'zh-MO' END WHERE "words" LIKE '"%' OR "words" LIKE '%將於%';--> statement-breakpoint
ALTER TABLE "sale_reminders" ALTER COLUMN "locale" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sale_reminders" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "lack_registrations" ADD COLUMN "locale" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "lack_registrations" ALTER COLUMN "locale" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "sale_reminders_waiting" ON "sale_reminders" USING btree ("show_id") WHERE is_open and remind_at is null;--> statement-breakpoint
CREATE INDEX "lack_registrations_by_plan" ON "lack_registrations" USING btree ("seat_plan_id");
