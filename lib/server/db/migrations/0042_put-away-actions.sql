CREATE TABLE "put_away_actions" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "put_away_actions_workspace_id_user_id_action_pk" PRIMARY KEY("workspace_id","user_id","action")
);
--> statement-breakpoint
ALTER TABLE "put_away_actions" ADD CONSTRAINT "put_away_actions_member_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;