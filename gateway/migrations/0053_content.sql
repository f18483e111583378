CREATE TABLE "content_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"is_removed" boolean NOT NULL,
	"body" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "content_documents_kind_id_revision_pk" PRIMARY KEY("kind","id","revision")
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"revision" integer PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"changes" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "content_revisions_from_one" CHECK ("content_revisions"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "withdrawn_content" (
	"id" text PRIMARY KEY NOT NULL,
	"show_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_documents" ADD CONSTRAINT "content_documents_revision_content_revisions_revision_fk" FOREIGN KEY ("revision") REFERENCES "public"."content_revisions"("revision") ON DELETE no action ON UPDATE no action;