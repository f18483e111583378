CREATE TABLE "parking_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"stay_id" text NOT NULL,
	"state" text NOT NULL,
	"leave_before" bigint
);
--> statement-breakpoint
CREATE TABLE "parking_plates" (
	"user_id" text NOT NULL,
	"plate_no" text NOT NULL,
	"last_used_at" bigint NOT NULL,
	CONSTRAINT "parking_plates_user_id_plate_no_pk" PRIMARY KEY("user_id","plate_no")
);
--> statement-breakpoint
CREATE TABLE "parking_stays" (
	"id" text PRIMARY KEY NOT NULL,
	"parking_id" text NOT NULL,
	"plate_no" text NOT NULL,
	"entered_at" bigint NOT NULL,
	"paid_until" bigint,
	"leave_before" bigint,
	"left_at" bigint
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"order_id" text PRIMARY KEY NOT NULL,
	"entry_code" text NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
ALTER TABLE "parking_orders" ADD CONSTRAINT "parking_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_orders" ADD CONSTRAINT "parking_orders_stay_id_parking_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."parking_stays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_plates" ADD CONSTRAINT "parking_plates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parking_orders_one_unpaid" ON "parking_orders" USING btree ("stay_id") WHERE "parking_orders"."state" = 'HELD';--> statement-breakpoint
CREATE INDEX "parking_stays_by_plate" ON "parking_stays" USING btree ("parking_id","plate_no");--> statement-breakpoint
CREATE UNIQUE INDEX "parking_stays_one_inside" ON "parking_stays" USING btree ("parking_id","plate_no") WHERE "parking_stays"."left_at" IS NULL;