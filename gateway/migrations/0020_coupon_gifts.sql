CREATE TABLE "coupon_gift_items" (
	"gift_code" text NOT NULL,
	"coupon_id" text NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "coupon_gift_items_gift_code_coupon_id_pk" PRIMARY KEY("gift_code","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_gifts" (
	"code" text PRIMARY KEY NOT NULL,
	"sender_id" text NOT NULL,
	"recipient_id" text,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "redeemed_at" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "source_unit_id" text;--> statement-breakpoint
ALTER TABLE "coupon_gift_items" ADD CONSTRAINT "coupon_gift_items_gift_code_coupon_gifts_code_fk" FOREIGN KEY ("gift_code") REFERENCES "public"."coupon_gifts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_gift_items" ADD CONSTRAINT "coupon_gift_items_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_gift_items_one_open" ON "coupon_gift_items" USING btree ("coupon_id") WHERE "coupon_gift_items"."is_open";--> statement-breakpoint
CREATE INDEX "coupon_gifts_by_sender" ON "coupon_gifts" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "coupon_gifts_to_expire" ON "coupon_gifts" USING btree ("expires_at") WHERE "coupon_gifts"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "coupons_by_source" ON "coupons" USING btree ("source_unit_id") WHERE "coupons"."source_unit_id" IS NOT NULL;