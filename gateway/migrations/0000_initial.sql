CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"seat_plan_id" text NOT NULL,
	"qty" integer NOT NULL,
	"ticket_qty" integer NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "order_items_order_id_seat_plan_id_pk" PRIMARY KEY("order_id","seat_plan_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"transaction_id" text NOT NULL,
	"user_id" text NOT NULL,
	"show_id" text NOT NULL,
	"session_id" text NOT NULL,
	"state" text NOT NULL,
	"deliver_method" text NOT NULL,
	"address_id" text,
	"contact_area_code" text NOT NULL,
	"contact_cellphone" text NOT NULL,
	"remark" text NOT NULL,
	"ticket_cents" integer NOT NULL,
	"express_cents" integer NOT NULL,
	"pay_cents" integer NOT NULL,
	"ticket_qty" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"pay_before" bigint NOT NULL,
	"paid_at" bigint,
	"payment_product" text,
	"cancel_reason" text,
	CONSTRAINT "orders_by_transaction" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_product" text NOT NULL,
	"state" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"voucher_id" text,
	"session_id" text NOT NULL,
	"seat_plan_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"attendee_id" text,
	"ticket_code" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"show_time" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "vouchers_once" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"receiver" text NOT NULL,
	"cellphone" text NOT NULL,
	"country_code" text NOT NULL,
	"province_id" text NOT NULL,
	"city_id" text NOT NULL,
	"district_id" text NOT NULL,
	"detail_address" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendees" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"id_type" text NOT NULL,
	"id_no" text NOT NULL,
	"cellphone" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "attendees_once" UNIQUE("user_id","id_type","id_no")
);
--> statement-breakpoint
CREATE TABLE "lack_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"seat_plan_id" text NOT NULL,
	"qty" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "lack_registrations_once" UNIQUE("user_id","seat_plan_id")
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"access_hash" text NOT NULL,
	"access_expires_at" bigint NOT NULL,
	"refresh_hash" text NOT NULL,
	"refresh_expires_at" bigint NOT NULL,
	"previous_refresh_hash" text,
	"previous_until" bigint,
	"ended_at" bigint,
	CONSTRAINT "logins_by_access" UNIQUE("access_hash")
);
--> statement-breakpoint
CREATE TABLE "photo_captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"area_code" text NOT NULL,
	"cellphone" text NOT NULL,
	"nickname" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_by_phone" UNIQUE("area_code","cellphone")
);
--> statement-breakpoint
CREATE TABLE "verify_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"area_code" text NOT NULL,
	"cellphone" text NOT NULL,
	"code" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"seat_plan_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"initial" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_never_below_zero" CHECK ("stock"."initial" - "stock"."held" - "stock"."sold" >= 0),
	CONSTRAINT "stock_parts_never_below_zero" CHECK ("stock"."held" >= 0 AND "stock"."sold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lack_registrations" ADD CONSTRAINT "lack_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_deadline" ON "orders" USING btree ("state","pay_before");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_by_order" ON "tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_by_voucher" ON "tickets" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "tickets_by_attendee" ON "tickets" USING btree ("session_id","attendee_id");--> statement-breakpoint
CREATE INDEX "vouchers_by_user" ON "vouchers" USING btree ("user_id","show_time");--> statement-breakpoint
CREATE INDEX "addresses_by_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "logins_by_refresh" ON "logins" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "logins_by_previous_refresh" ON "logins" USING btree ("previous_refresh_hash");--> statement-breakpoint
CREATE INDEX "verify_codes_by_phone" ON "verify_codes" USING btree ("area_code","cellphone","sent_at");--> statement-breakpoint
CREATE INDEX "stock_by_session" ON "stock" USING btree ("session_id");