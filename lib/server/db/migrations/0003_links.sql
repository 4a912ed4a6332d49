CREATE TABLE "link_batch_rows" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"marketplace" text,
	"title" text,
	"subid1" text,
	"subid2" text,
	"sharedid" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"made_link_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_batch_rows_batch_id_position_pk" PRIMARY KEY("batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "link_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"lease_owner" text,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "link_holders" (
	"made_link_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_holders_user_id_made_link_id_pk" PRIMARY KEY("user_id","made_link_id")
);
--> statement-breakpoint
CREATE TABLE "link_presets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"subid1" text,
	"subid2" text,
	"sharedid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_requests" (
	"workspace_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"attempt" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"made_link_id" uuid,
	CONSTRAINT "link_requests_workspace_id_digest_pk" PRIMARY KEY("workspace_id","digest")
);
--> statement-breakpoint
CREATE TABLE "made_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"batch_id" uuid,
	"product_id" text NOT NULL,
	"marketplace" text NOT NULL,
	"title" text,
	"subid1" text,
	"subid2" text,
	"sharedid" text,
	"link_id" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"mobile_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "link_batch_rows" ADD CONSTRAINT "link_batch_rows_batch_id_link_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."link_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_batch_rows" ADD CONSTRAINT "link_batch_rows_link" FOREIGN KEY ("made_link_id") REFERENCES "public"."made_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_batches" ADD CONSTRAINT "link_batches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_batches" ADD CONSTRAINT "link_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_holders" ADD CONSTRAINT "link_holders_made_link_id_made_links_id_fk" FOREIGN KEY ("made_link_id") REFERENCES "public"."made_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_holders" ADD CONSTRAINT "link_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_presets" ADD CONSTRAINT "link_presets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_presets" ADD CONSTRAINT "link_presets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_requests" ADD CONSTRAINT "link_requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_requests" ADD CONSTRAINT "link_requests_made_link_id_made_links_id_fk" FOREIGN KEY ("made_link_id") REFERENCES "public"."made_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_links" ADD CONSTRAINT "made_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_links" ADD CONSTRAINT "made_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_links" ADD CONSTRAINT "made_links_batch_id_link_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."link_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_batch_rows_state" ON "link_batch_rows" USING btree ("batch_id","state","position");--> statement-breakpoint
CREATE INDEX "link_batches_workspace" ON "link_batches" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "link_batches_running" ON "link_batches" USING btree ("lease_until") WHERE "link_batches"."state" = 'running';--> statement-breakpoint
CREATE INDEX "link_holders_link" ON "link_holders" USING btree ("made_link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_presets_name" ON "link_presets" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "made_links_one" ON "made_links" USING btree ("workspace_id","link_id");--> statement-breakpoint
CREATE INDEX "made_links_recent" ON "made_links" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "made_links_product" ON "made_links" USING btree ("workspace_id","product_id","marketplace");