CREATE TABLE "cart_items" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"qty" integer NOT NULL,
	"is_selected" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "cart_items_once" UNIQUE("user_id","sku_id"),
	CONSTRAINT "cart_items_some" CHECK ("cart_items"."qty" BETWEEN 1 AND 99)
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;