CREATE TABLE "grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"opens" jsonb NOT NULL,
	"password_hash" text,
	"digest" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text,
	"refreshed_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "grants_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
-- Every row keeps its id and digest, so that what people use still works.
INSERT INTO "grants" ("id", "workspace_id", "user_id", "kind", "name", "opens", "digest", "last_four", "created_at", "expires_at", "last_used_at", "revoked_at")
SELECT "id", "workspace_id", "user_id", 'token', "name", jsonb_build_object('scopes', "scopes"), "digest", "last_four", "created_at", "expires_at", "last_used_at", "revoked_at"
FROM "api_tokens";--> statement-breakpoint
INSERT INTO "grants" ("id", "workspace_id", "user_id", "kind", "name", "opens", "digest", "last_four", "created_at", "expires_at", "last_used_at", "refreshed_at", "revoked_at")
SELECT "id", "workspace_id", "user_id", 'live', "name", jsonb_build_object('list', "list", 'search', "search", 'range', "range", 'weekStart', "week_start", 'receipt', "receipt"),
	"digest", "last_four", "created_at", "expires_at", "last_used_at", "refreshed_at", "revoked_at"
FROM "live_addresses";--> statement-breakpoint
INSERT INTO "grants" ("id", "workspace_id", "user_id", "kind", "name", "opens", "password_hash", "digest", "last_four", "created_at", "expires_at", "uses", "last_used_at", "revoked_at")
SELECT "id", "workspace_id", "user_id", 'share', "name", jsonb_build_object('page', "page", 'search', "search", 'range', "range", 'weekStart', "week_start"),
	"password_hash", "digest", "last_four", "created_at", "expires_at", "views", "last_viewed_at", "revoked_at"
FROM "shares";--> statement-breakpoint
DROP TABLE "live_addresses" CASCADE;--> statement-breakpoint
DROP TABLE "shares" CASCADE;--> statement-breakpoint
DROP TABLE "api_tokens" CASCADE;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_member_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_member" ON "grants" USING btree ("workspace_id","user_id");