ALTER TABLE "memberships" ADD COLUMN "reminded_at" bigint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "reminded_at" bigint;