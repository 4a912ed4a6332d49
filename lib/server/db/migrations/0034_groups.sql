CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"member" text NOT NULL,
	CONSTRAINT "group_members_group_id_member_pk" PRIMARY KEY("group_id","member")
);
--> statement-breakpoint
CREATE TABLE "named_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb,
	"evaluated" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_named_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."named_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_groups" ADD CONSTRAINT "named_groups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_groups" ADD CONSTRAINT "named_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_workspace" ON "group_members" USING btree ("workspace_id","member");--> statement-breakpoint
CREATE UNIQUE INDEX "named_groups_name" ON "named_groups" USING btree ("workspace_id","api","kind","name");--> statement-breakpoint
CREATE INDEX "named_groups_user" ON "named_groups" USING btree ("user_id");--> statement-breakpoint
-- The creators and products of each group, for grouping and filtering rows of reports.
CREATE VIEW "group_memberships" AS
SELECT m.workspace_id AS workspace, g.kind AS kind, m.member AS member, CAST(g.id AS text) AS group_id, g.name AS group_name
FROM "group_members" m JOIN "named_groups" g ON g.id = m.group_id
WHERE g.api = current_setting('partnerdeck.api');
