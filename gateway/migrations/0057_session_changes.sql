CREATE TABLE "session_changes" (
	"session_id" text NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "session_changes_session_id_revision_pk" PRIMARY KEY("session_id","revision")
);
