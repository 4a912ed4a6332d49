ALTER TABLE "platform"."links" ADD COLUMN "pay_per_click" numeric(16, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "platform"."links" AS l SET "pay_per_click" = r.pay FROM (
  SELECT DISTINCT ON (link_id) link_id, round(commission_amount / clicks, 2) AS pay
  FROM "platform"."report_rows" WHERE payout_model = 'cpc' AND clicks > 0 ORDER BY link_id, date
) AS r WHERE r.link_id = l.id AND l.payout_model = 'cpc';
