CREATE TABLE "payment_bills" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"state" text NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_bills_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"booked_cents" integer,
	"booked_currency" text,
	"vendor_cents" integer,
	"vendor_currency" text,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "payment_differences_provider_kind_reference_pk" PRIMARY KEY("provider","kind","reference")
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_never_negative";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
UPDATE "payments" SET "charged_cents" = "cents";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "charged_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "vendor_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "vendor_paid_at" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "expires_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "check_at" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_payments" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
UPDATE "refund_payments" SET "charged_cents" = "cents";--> statement-breakpoint
ALTER TABLE "refund_payments" ALTER COLUMN "charged_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "state" text DEFAULT 'WAITING' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "due_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "back_at" bigint;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD COLUMN "billed_on" text;--> statement-breakpoint
UPDATE "refund_payments" SET "state" = 'BACK', "back_at" = f."ended_at" FROM "refunds" f WHERE f."id" = "refund_id" AND f."state" IN ('REFUNDED', 'RETURNED');--> statement-breakpoint
UPDATE "refund_payments" SET "state" = 'SENT' FROM "refunds" f WHERE f."id" = "refund_id" AND f."state" = 'REFUNDING';--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("check_at") WHERE "payments"."check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_by_vendor_time" ON "payments" USING btree ("vendor_paid_at") WHERE "payments"."vendor_paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_payments_under_way" ON "refund_payments" USING btree ("due_at") WHERE "refund_payments"."state" <> 'BACK';--> statement-breakpoint
ALTER TABLE "refund_payments" ADD CONSTRAINT "refund_payments_by_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_never_negative" CHECK ("payments"."cents" >= 0 AND "payments"."charged_cents" >= 0);