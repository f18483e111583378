ALTER TABLE "attendees" ADD COLUMN "cellphone_area_code" text;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "is_self" boolean DEFAULT false NOT NULL;