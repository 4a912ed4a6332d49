CREATE TABLE "desk_partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"creator_id" text,
	"name" text NOT NULL,
	"email" text,
	"handle" text,
	"link" text,
	"stage" text NOT NULL,
	"owner_id" uuid,
	"tags" text[] NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"step" text,
	"step_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_stages" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"stages" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_partners" ADD CONSTRAINT "desk_partners_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_partners" ADD CONSTRAINT "desk_partners_owner_fk" FOREIGN KEY ("workspace_id","owner_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE set null ("owner_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_stages" ADD CONSTRAINT "desk_stages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_partners_creator" ON "desk_partners" USING btree ("workspace_id","api","creator_id");--> statement-breakpoint
CREATE INDEX "desk_partners_owner" ON "desk_partners" USING btree ("workspace_id","owner_id");--> statement-breakpoint
CREATE INDEX "desk_partners_due" ON "desk_partners" USING btree ("workspace_id","step_day");