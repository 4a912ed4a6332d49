CREATE TABLE "alert_settings" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"quiet" jsonb,
	"per_hour" integer NOT NULL,
	CONSTRAINT "alert_settings_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD COLUMN "sent_in" uuid;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD COLUMN "muted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "mail_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "mailed_in" uuid;--> statement-breakpoint
ALTER TABLE "alert_channels" ADD COLUMN "per_hour" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_member_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_sent_in_alert_deliveries_id_fk" FOREIGN KEY ("sent_in") REFERENCES "public"."alert_deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_deliveries_sent_in" ON "alert_deliveries" USING btree ("sent_in");--> statement-breakpoint
UPDATE "alerts" SET "mail_from" = "created_at" WHERE "mail" = 'waiting';
