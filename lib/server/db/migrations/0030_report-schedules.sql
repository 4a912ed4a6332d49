CREATE TABLE "report_editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"period" text NOT NULL,
	"day" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"edition_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"brand_name" text NOT NULL,
	"mail" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mail_at" timestamp (3) with time zone,
	"stop_digest" text,
	CONSTRAINT "report_mails_stop_digest_unique" UNIQUE("stop_digest")
);
--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"user_id" uuid,
	"address" text,
	"confirm_digest" text,
	"asked_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "report_recipients_confirm_digest_unique" UNIQUE("confirm_digest")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"name" text NOT NULL,
	"view_id" uuid,
	"currency" text,
	"plan" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"language" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "report_editions" ADD CONSTRAINT "report_editions_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_edition_id_report_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."report_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_recipient_id_report_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."report_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_member_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_editions_once" ON "report_editions" USING btree ("schedule_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "report_mails_once" ON "report_mails" USING btree ("edition_id","recipient_id","brand_id");--> statement-breakpoint
CREATE INDEX "report_mails_recipient" ON "report_mails" USING btree ("recipient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_recipients_member" ON "report_recipients" USING btree ("schedule_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_recipients_address" ON "report_recipients" USING btree ("schedule_id","address");--> statement-breakpoint
CREATE INDEX "report_recipients_user" ON "report_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_member" ON "report_schedules" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_view" ON "report_schedules" USING btree ("view_id");