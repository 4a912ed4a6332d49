CREATE INDEX "margins_user" ON "margins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exchange_rates_user" ON "exchange_rates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imported_links_user" ON "imported_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "link_batch_rows_made" ON "link_batch_rows" USING btree ("made_link_id");--> statement-breakpoint
CREATE INDEX "link_requests_link" ON "link_requests" USING btree ("made_link_id");--> statement-breakpoint
CREATE INDEX "made_links_batch" ON "made_links" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "made_links_user" ON "made_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_events_user" ON "audit_events" USING btree ("user_id");