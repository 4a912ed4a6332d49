CREATE TABLE "live_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"list" text NOT NULL,
	"search" text NOT NULL,
	"range" text,
	"week_start" smallint NOT NULL,
	"receipt" text NOT NULL,
	"digest" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"refreshed_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "live_addresses_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "live_addresses" ADD CONSTRAINT "live_addresses_member_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_addresses_member" ON "live_addresses" USING btree ("workspace_id","user_id");